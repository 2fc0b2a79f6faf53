import { AlbumSection } from '#src/features/album-upload/album-section.tsx';
import { BlessingSection } from '#src/features/blessings/blessing-section.tsx';
import type { GuestParts } from '#src/features/invitation-page/invitation-view.tsx';
import { Greeting } from '#src/features/replies/greeting.tsx';
import { ReplySection } from '#src/features/replies/reply-section.tsx';

export const GUEST_PARTS: GuestParts = { Greeting, ReplySection, BlessingSection, AlbumSection };
