import { LIMITS } from '#src/domain/blog/limits.ts';

export const ADD_BLOG = {
  pageTitle: 'Add a blog',
  title: 'Title',
  content: 'Content',
  contentHint: 'Line breaks are kept.',
  imageUrl: 'Picture',
  placeholder: 'Direct link from an image host: https://i.imgur.com/…jpg',
  submit: 'Add blog',
  viewAll: 'View All Blogs',
  preview: 'Preview',
  previewEmpty: 'Your blog appears here as you type.',
  added: 'Blog added successfully',
  failed: {
    title: 'The blog could not be added.',
    line: 'What you typed is still here. Check the connection and try again.',
    refused: 'What you typed is still here. Please check it and try again.',
  },
  errors: {
    title: 'Please type a title',
    titleLong: `Please keep the title within ${LIMITS.blogTitle.max} characters`,
    content: 'Please type the content',
    contentLong: (length: number) =>
      `Please keep the content within ${LIMITS.blogContent.max} characters; it has ${length} now`,
    imageUrl: 'Please paste a direct https link to a picture',
    noPicture: 'This link does not open a picture. Open the picture on its own and copy that link',
  },
} as const;

export const MANAGE_BLOGS = {
  title: 'Manage Blogs',
  add: 'Add a blog',
  remove: 'Delete',
  removeLabel: (title: string) => `Delete the blog “${title}”`,
  question: 'Are you sure you want to delete this blog?',
  questionLine: (title: string) => `“${title}” will be gone for everyone.`,
  keep: 'Keep it',
  removed: 'Blog deleted successfully',
  notRemoved: 'The blog could not be deleted. It is still in the list.',
  empty: { title: 'No blogs yet', line: 'Write the first one.' },
} as const;
