import type { FormEvent } from 'react';
import { useState } from 'react';
import { isGstin, stateOfGstin } from '#src/domain/money/gstin.ts';
import type { Buyer, InvoiceContent } from '#src/domain/money/invoice.ts';
import { MONEY_TEXTS } from '#src/domain/money/limits.ts';
import type { Money, PaperKind } from '#src/domain/money/money.ts';
import { agreedPrice, standingInvoice } from '#src/domain/money/money.ts';
import { STATE_CODES } from '#src/domain/money/state-codes.ts';
import type { Order } from '#src/domain/order/order.ts';
import { rupees } from '#src/lib/money.ts';
import { cleanLine } from '#src/lib/text.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { MANAGE_MONEY } from '#text/manage-money.ts';
import { MONEY_PAPERS } from '#text/money.ts';
import { STATES } from '#text/states.ts';
import styles from './money.module.css';
import { paperTitle, SHOP_STATE, sellerFor, TAX_SCHEME } from './money-text.ts';
import { readPaper } from './read-paper.ts';

const text = MANAGE_MONEY.bill;

interface BillPartProps {
  readonly order: Order;
  readonly money: Money;
  readonly busy: boolean;
  /** Makes the paper's content when it is pressed, as a credit note repeats its bill. */
  readonly onIssue: (kind: PaperKind, content: () => Promise<InvoiceContent>) => void;
}

/** Issues the bill, or takes the standing one back. */
export function BillPart({ order, money, busy, onIssue }: BillPartProps) {
  const standing = standingInvoice(money);
  const total = agreedPrice(money);
  if (standing) {
    const credit = (reason: string) =>
      onIssue('CN', async () => {
        const { kind, year, serial, issuedAt: _, ...invoice } = await readPaper(order.id, standing);
        return { ...invoice, credits: { kind, year, serial }, reason };
      });
    return <CreditForm total={standing.total} busy={busy} onCredit={credit} />;
  }
  if (total < 1) return <p className={styles.small}>{text.needsPrice}</p>;
  if (TAX_SCHEME === 'regular' && money.lines.some(({ code }) => code === ''))
    return <p className={styles.small}>{text.needsCodes}</p>;
  const issue = (buyer: Buyer) =>
    onIssue('INV', async () => ({
      orderId: order.id,
      orderNumber: order.number,
      seller: sellerFor(order.kind),
      buyer,
      lines: money.lines,
      total,
      credits: undefined,
      reason: '',
    }));
  return <BillForm order={order} total={total} busy={busy} onIssue={issue} />;
}

type StateCode = (typeof STATE_CODES)[number];

function stateCode(code: string): StateCode | undefined {
  return STATE_CODES.find((one) => one === code);
}

const STATE_OPTIONS = STATE_CODES.map((value) => ({ value, label: `${value} ${STATES[value]}` }));

interface BillFormProps {
  readonly order: Order;
  readonly total: number;
  readonly busy: boolean;
  readonly onIssue: (buyer: Buyer) => void;
}

/** A bill's customer and address: the state determines its taxes. */
function BillForm({ order, total, busy, onIssue }: BillFormProps) {
  const [buyer, setBuyer] = useState(order.name || order.couple);
  const [address, setAddress] = useState('');
  const [gstin, setGstin] = useState('');
  const [chosenState, setChosenState] = useState<StateCode | ''>('');
  // A dinner is taxed where it is served, wherever the customer is registered.
  const registeredIn = order.kind === 'cards' ? stateCode(stateOfGstin(gstin.trim())) : undefined;
  const state = chosenState || registeredIn || stateCode(SHOP_STATE) || '';
  const typed = [buyer, address, gstin, state].join('\n');
  const [first] = useState(typed);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const isTaxed = TAX_SCHEME !== 'none';
  const number = gstin.trim().toUpperCase();
  const payer = cleanLine(buyer);
  const isTooLong = payer.length > MONEY_TEXTS.buyer;
  const isWrongNumber = number !== '' && !isGstin(number);
  const isWithoutAddress = number !== '' && cleanLine(address) === '';

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (payer !== '' && !isTooLong && !isWrongNumber && !isWithoutAddress) setAsking(true);
  };
  const wrongBuyer = isTooLong ? text.wrong.buyerLong : text.wrong.buyer;
  const issue = () => {
    setAsking(false);
    onIssue({
      name: payer,
      address: cleanLine(address),
      gstin: number,
      state: isTaxed ? state : '',
    });
  };
  return (
    <form className={styles.form} onSubmit={ask} noValidate data-unsaved={typed !== first || undefined}>
      <p className={styles.small}>{text.forGood}</p>
      <TextField
        label={text.buyer}
        maxLength={MONEY_TEXTS.buyer}
        autoComplete="off"
        value={buyer}
        error={tried && (payer === '' || isTooLong) ? wrongBuyer : undefined}
        onChange={({ target }) => setBuyer(target.value)}
      />
      <TextField
        label={text.address}
        maxLength={MONEY_TEXTS.address}
        autoComplete="off"
        value={address}
        error={tried && isWithoutAddress ? text.wrong.address : undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      {isTaxed && (
        <div className={styles.pair}>
          <TextField
            label={text.gstin}
            maxLength={15}
            autoComplete="off"
            value={gstin}
            error={tried && isWrongNumber ? text.wrong.gstin : undefined}
            onChange={({ target }) => setGstin(target.value)}
          />
          <SelectField label={text.state} value={state} options={STATE_OPTIONS} onChoose={setChosenState} />
        </div>
      )}
      <div>
        <Button type="submit" look="secondary" small busy={busy}>
          {text.issue(paperTitle('INV'))}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={text.ask}
        line={text.askLine(rupees(total))}
        keep={text.keep}
        confirm={text.confirm}
        onKeep={() => setAsking(false)}
        onConfirm={issue}
      >
        {TAX_SCHEME === 'regular' && state !== '' && (
          <p>{text.supply(STATES[state], state === SHOP_STATE ? text.halves : MONEY_PAPERS.igst)}</p>
        )}
      </ConfirmDialog>
    </form>
  );
}

interface CreditFormProps {
  readonly total: number;
  readonly busy: boolean;
  readonly onCredit: (reason: string) => void;
}

/** Takes the standing bill back, with a reason. */
function CreditForm({ total, busy, onCredit }: CreditFormProps) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const reason = cleanLine(typed);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason !== '') setAsking(true);
  };
  return (
    <form className={styles.form} onSubmit={ask} noValidate data-unsaved={typed !== '' || undefined}>
      <TextField
        label={text.reason}
        maxLength={MONEY_TEXTS.note}
        autoComplete="off"
        value={typed}
        error={tried && reason === '' ? text.wrong.reason : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type="submit" look="secondary" small busy={busy}>
          {text.credit}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={text.ask}
        line={text.askLine(rupees(total))}
        keep={text.keep}
        confirm={text.confirm}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onCredit(reason);
        }}
      />
    </form>
  );
}
