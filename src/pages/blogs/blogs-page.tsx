import { PATHS } from '#src/config/paths.ts';
import { BlogList } from '#src/features/blogs/blog-list.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { BLOGS } from '#text/blogs.ts';

export default function BlogsPage() {
  return (
    <Section>
      <PageHead title={BLOGS.title} description={BLOGS.description} path={PATHS.blogs} />
      <Wrap>
        <Heading title={BLOGS.title} hindi={BLOGS.hindi} line={BLOGS.line} level={1} />
        <BlogList />
      </Wrap>
    </Section>
  );
}
