import { PhotographyTier } from './photography-tier.tsx';

/** The premium tier at its own address. */
export default function PhotographyPremiumPage() {
  return <PhotographyTier id="premium" />;
}
