import { useEffect, useRef } from 'react';

/** The heading of what a press has brought; with `focused` it takes the focus, which the pressed button had. */
export function StepTitle({ focused, children }: { focused: boolean; children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);
  return (
    <h3 ref={title} tabIndex={-1}>
      {children}
    </h3>
  );
}
