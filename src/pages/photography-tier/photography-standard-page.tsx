import { PhotographyTier } from './photography-tier.tsx';

export default function PhotographyStandardPage() {
  return <PhotographyTier id="standard" />;
}
