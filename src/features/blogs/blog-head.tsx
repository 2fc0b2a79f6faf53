import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import type { Blog } from './blog.ts';

/** What search engines and link previews show below a title. */
const DESCRIPTION_LENGTH = 160;

export interface BlogHeadProps {
  readonly blog: Pick<Blog, 'id' | 'title' | 'content' | 'imageUrl'>;
  /** Path of its picture from a phone, which `npm run publish` has written. */
  readonly picture?: string | undefined;
}

/** The head of a blog's own page. */
export function BlogHead({ blog: { id, title, content, imageUrl }, picture }: BlogHeadProps) {
  return (
    <PageHead
      title={title}
      description={firstLineOf(content)}
      path={PATHS.blog(id)}
      picture={picture ?? imageUrl}
    />
  );
}

function firstLineOf(content: string): string {
  const [line = ''] = content.trim().split('\n');
  return line.length > DESCRIPTION_LENGTH ? `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…` : line;
}
