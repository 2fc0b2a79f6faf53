import { useLocation, useNavigate } from 'react-router-dom';

/** Screens of the guest list: the families, adding many of them, and sending to them. */
const GUEST_VIEWS = ['list', 'add', 'send'] as const;

type GuestView = (typeof GUEST_VIEWS)[number];

/** The screen that the address names, `#guests-send`, and the way to another. Back returns. */
export function useGuestView() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const named = hash.split('-')[1];
  return {
    view: GUEST_VIEWS.find((view) => view === named) ?? 'list',
    show: (view: GuestView) => void navigate({ search, hash: view === 'list' ? 'guests' : `guests-${view}` }),
  };
}
