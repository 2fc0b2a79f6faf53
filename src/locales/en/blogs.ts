import { BRAND } from './brand.ts';

export const BLOGS = {
  title: 'Our Blogs',
  hindi: 'बातें शादी की',
  line: 'What we have learnt at other people’s weddings, so that yours goes well.',
  description: `Notes from ${BRAND.name} on cards, food, music and everything in between, newest first.`,
  reading: 'Loading the blogs.',
  empty: { title: 'No blogs yet', line: 'We are writing the first one.', home: 'Go to the home page' },
  unreachable: {
    title: 'We could not load the blogs.',
    line: 'They are still there. Check the connection and try again.',
  },
  older: 'Show older blogs',
  readMore: 'Read more',
  readLess: 'Show less',
  share: 'Share',
} as const;

export const BLOG_PAGE = {
  title: 'From our blogs',
  back: 'All blogs',
  reading: 'Loading the blog.',
  missing: {
    title: 'We do not have this blog',
    line: 'It may have been taken down. The others are still here.',
  },
} as const;
