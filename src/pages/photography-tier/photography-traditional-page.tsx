import { PhotographyTier } from './photography-tier.tsx';

export default function PhotographyTraditionalPage() {
  return <PhotographyTier id="traditional" />;
}
