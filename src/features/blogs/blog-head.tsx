import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import type { Blog } from './blog.ts';

/** Search engines and link previews show this many characters below a title. */
const DESCRIPTION_LENGTH = 160;

export interface BlogHeadProps {
  readonly blog: Pick<Blog, 'id' | 'title' | 'content' | 'imageUrl'>;
  /** Path of a picture from a phone, which `npm run publish` has written. */
  readonly picture?: string | undefined;
}

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
