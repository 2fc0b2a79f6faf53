import { useEffect, useState } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { DESK_BOOK } from '#text/invitations/book.ts';
import { OpenBook } from './open-book.tsx';

const texts = DESK_BOOK;

interface Contents {
  readonly blessings: readonly WallBlessing[];
  readonly photos: readonly DeskPhoto[];
}

type Reading = 'reading' | 'failed' | Contents;

/** The desk's book of all approved blessings and the photographs chosen for it, made by the browser's print. */
export function BookPart({ invitation }: { readonly invitation: Invitation }) {
  const { code } = invitation;
  const [reading, setReading] = useState<Reading>('reading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    let left = false;
    setReading('reading');
    readContents(code)
      .catch(() => 'failed' as const)
      .then((next) => !left && setReading(next));
    return () => {
      left = true;
    };
  }, [code, attempt]);

  if (reading === 'reading') return <p role="status">{texts.wait}</p>;
  if (reading === 'failed') {
    return (
      <Notice title={texts.failed.title} line={texts.failed.line}>
        <Button look="link" onClick={() => setAttempt(attempt + 1)}>
          {texts.failed.retry}
        </Button>
      </Notice>
    );
  }
  return <OpenBook invitation={invitation} {...reading} />;
}

async function readContents(code: string): Promise<Contents> {
  const [{ readApproved }, { listBookPhotos }] = await Promise.all([
    import('#src/data/blessings-api.ts'),
    import('#src/data/album-api.ts'),
  ]);
  const [blessings, photos] = await Promise.all([readApproved(code), listBookPhotos(code)]);
  return { blessings, photos };
}
