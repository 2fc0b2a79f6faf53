/** Thrown if all families to be changed have been removed elsewhere. */
export class FamiliesGone extends Error {
  override readonly name = 'FamiliesGone';
  override readonly message = 'these families have been removed';
}
