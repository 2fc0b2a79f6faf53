/** Being furnished. */
export default function WeddingCardsPage() {
  return <h1>WeddingCardsPage</h1>;
}
