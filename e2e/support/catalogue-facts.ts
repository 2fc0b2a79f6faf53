import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { GIFT_OFFERS } from '#src/catalogue/gift-offers.ts';
import { PATHS } from '#src/config/paths.ts';
import { tierPrice } from '#src/data/board/tier-price.ts';
import { rupeeRangeShort, rupees } from '#src/lib/money.ts';
import { offerLine } from '#src/pages/gift/offer-text.ts';
import { CARD_TYPES } from '#text/catalogue/card-types.ts';
import { CARS } from '#text/catalogue/cars.ts';
import { DJ_PACKAGES } from '#text/catalogue/dj.ts';
import { CRACKER_PACKAGES } from '#text/catalogue/firecrackers.ts';
import { MAKEUP_SERVICES } from '#text/catalogue/makeup.ts';
import { VEG_MENU } from '#text/catalogue/menus.ts';
import { tierOf } from '#text/catalogue/photography.ts';
import { QR_TEMPLATES } from '#text/catalogue/qr-templates.ts';
import { SERVICE_LINKS } from '#text/layout.ts';

const [series] = CARD_SERIES;
const [car] = CARS;
const [makeup] = MAKEUP_SERVICES;
const [dj] = DJ_PACKAGES;
const [crackers] = CRACKER_PACKAGES;
if (!series || !car || !makeup || !dj?.price || !crackers)
  throw new Error('A list of the catalogue is empty');

/** Loaded through catalogue.ts. */
export const FACTS = {
  series: CARD_SERIES,
  cardTypes: CARD_TYPES,
  services: SERVICE_LINKS,
  qrTemplates: QR_TEMPLATES,
  dishIds: DISH_CATEGORIES.flatMap(({ dishes }) => dishes.map(({ id }) => id)),
  vegMenu: VEG_MENU,
  giftOffers: GIFT_OFFERS.map(offerLine),
  prices: {
    [PATHS.weddingCards]: rupeeRangeShort(series.price),
    [PATHS.cars]: rupees(car.basePrice),
    [PATHS.makeup]: rupeeRangeShort(makeup.price),
    [PATHS.dj]: rupees(dj.price),
    [PATHS.firecrackers]: rupees(crackers.price),
    [PATHS.photographyPremium]: rupees(tierPrice(tierOf('premium'), {}).high),
  },
} as const;
