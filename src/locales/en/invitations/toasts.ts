/** What became of a guest's reply, said on a page that is not the invitation's. */
export const REPLY_TOASTS = {
  sent: 'Your reply to the invitation has been sent.',
  refused: 'Your reply to an invitation could not be sent.',
  refusedLine: 'Please open the invitation again.',
} as const;

export const BLESSING_TOASTS = {
  sent: 'Your blessing has reached the couple.',
  refused: 'Your blessing for a couple could not be delivered.',
  refusedLine: 'It is saved on the page of their invitation.',
} as const;
