export const CARD = {
  and: '&',
  scan: { invitation: 'Scan to open the invitation', table: 'Scan with your phone’s camera' },
};
