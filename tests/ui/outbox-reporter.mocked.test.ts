import { beforeEach, expect, test, vi } from 'vitest';
import { createOutbox } from '#src/lib/outbox/outbox.ts';
import { createOutboxReporter } from '#src/ui/outbox-reporter.ts';
import { answering, BLESSING, createPorts } from '#tests/support/outbox-ports.ts';
import { until } from '#tests/support/until.ts';

const toasts: string[] = [];
vi.mock('#src/ui/toast.tsx', () => ({
  notify: { success: (text: string) => toasts.push(text), error: (text: string) => toasts.push(text) },
}));
beforeEach(() => void toasts.splice(0));

const TEXTS = { sent: 'Sent', refused: 'Refused', refusedLine: 'Change it' };

test('Each outcome is reported once, however often sending is asked for', async () => {
  const outbox = createOutbox(createPorts(answering('delivered', 'refused').send));
  const reporter = createOutboxReporter(() => outbox, TEXTS);
  reporter.send();
  await outbox.add(BLESSING);
  await outbox.add({ ...BLESSING, name: 'Ravi' });
  reporter.send();
  await until(() => expect(toasts).toEqual(['Sent', 'Refused']));
});

test('What the open page shows itself gets no toast, until it is left', async () => {
  const outbox = createOutbox(createPorts(answering('refused', 'refused').send));
  const reporter = createOutboxReporter(() => outbox, TEXTS);
  reporter.send();
  const leave = reporter.claim(({ message }) => message?.name === 'Asha');
  await outbox.add(BLESSING);
  await until(() => expect(outbox.view().items).toMatchObject([{ state: 'refused' }]));
  leave();
  await outbox.add({ ...BLESSING, message: 'Once more' });
  await until(() => expect(toasts).toEqual(['Refused']));
});

test('What has arrived is handed on with its message', async () => {
  const outbox = createOutbox(createPorts(answering().send));
  const arrived = vi.fn();
  createOutboxReporter(() => outbox, TEXTS, arrived).send();
  await outbox.add(BLESSING);
  await until(() => expect(arrived).toHaveBeenCalledWith(BLESSING));
});
