import { PATHS } from '#src/config/paths.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { ShopDesk } from '#src/features/board-desk/shop-desk.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';

/** /manage-shop: prices, what is sold out, banner, closed days, coupons and testimonials, for the owner. */
export default function ManageShopPage() {
  return (
    <AdminFrame title={MANAGE_SHOP.title} path={PATHS.manageShop}>
      {(guard) => (
        <>
          <p>{MANAGE_SHOP.line}</p>
          <ShopDesk guard={guard} />
        </>
      )}
    </AdminFrame>
  );
}
