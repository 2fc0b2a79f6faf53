import type * as english from '#src/locales/en/cars.ts';
import type { Translated } from '#src/locales/translated.ts';

export const CARS_PAGE = {
  service: 'शादी की गाड़ियाँ',
  description: (cars: number) =>
    `ड्राइवर के साथ शादी की ${cars} गाड़ियाँ, उसी सुबह फूलों से सजाई हुई। दिन और रात का किराया यहीं लिखा है; बुकिंग व्हाट्सऐप पर।`,
  hindi: 'बारात की सवारी',
  title: 'दुल्हन को घर लाने वाली गाड़ी',
  line: (cars: number) =>
    `ड्राइवर के साथ ${cars} गाड़ियाँ, उसी सुबह फूलों से सजाई हुई। किराया एक दिन का है; रात का अलग लगता है।`,
  rating: (stars: number) => `5 में से ${stars} स्टार`,
  perDay: 'प्रति दिन',
  perNight: (charge: string) => `+ ${charge} प्रति रात`,
  mileage: {
    withoutAC: 'माइलेज बिना एसी के',
    withAC: 'माइलेज एसी के साथ',
    kilometres: (number: number) => `${number} किमी`,
  },
  book: 'अभी बुक करें',
} as const satisfies Translated<typeof english.CARS_PAGE>;
