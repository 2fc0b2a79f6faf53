import { PhotographyTier } from './photography-tier.tsx';

/** The standard tier at its own address. */
export default function PhotographyStandardPage() {
  return <PhotographyTier id="standard" />;
}
