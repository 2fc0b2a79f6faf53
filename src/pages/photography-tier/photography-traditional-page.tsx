import { PhotographyTier } from './photography-tier.tsx';

/** The traditional tier at its own address. */
export default function PhotographyTraditionalPage() {
  return <PhotographyTier id="traditional" />;
}
