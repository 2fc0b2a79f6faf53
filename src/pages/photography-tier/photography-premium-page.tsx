import { PhotographyTier } from './photography-tier.tsx';

export default function PhotographyPremiumPage() {
  return <PhotographyTier id="premium" />;
}
