export const ADMIN_PAGES = [
  ['/adminpanel', 'Admin panel'],
  ['/add-blogs', 'Add a blog'],
  ['/manage-blogs', 'Manage Blogs'],
  ['/display-farewell-messages', 'All Farewell Messages'],
  ['/display-couple-messages', 'All Bless Couple Messages'],
] as const;
