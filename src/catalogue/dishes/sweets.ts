import type { DishCategory } from './category.ts';

export const SWEETS: readonly DishCategory[] = [
  {
    id: 'indian-dessert',
    name: 'Indian Dessert',
    short: 'Indian Dessert',
    hindi: 'मिठाई',
    diet: 'veg',
    dishes: [
      { id: 'dessert-indian-1', name: 'Gulab Jamun', hindi: 'गुलाब जामुन' },
      { id: 'dessert-indian-2', name: 'Rasmalai', hindi: 'रसमलाई' },
      { id: 'dessert-indian-3', name: 'Jalebi Rabri', hindi: 'जलेबी रबड़ी' },
      { id: 'dessert-indian-4', name: 'Moong Dal Halwa', hindi: 'मूंग दाल हलवा' },
      { id: 'dessert-indian-5', name: 'Gajar ka Halwa', hindi: 'गाजर का हलवा' },
      { id: 'dessert-indian-6', name: 'Shahi Tukda', hindi: 'शाही टुकड़ा' },
      { id: 'dessert-indian-7', name: 'Kesar Phirni', hindi: 'केसर फिरनी' },
      { id: 'dessert-indian-8', name: 'Malpua', hindi: 'मालपुआ' },
      { id: 'dessert-indian-9', name: 'Ghevar', hindi: 'घेवर' },
    ],
  },
  {
    id: 'ice-creams',
    name: 'Ice Creams',
    short: 'Ice Creams',
    hindi: 'आइसक्रीम',
    diet: 'veg',
    dishes: [
      { id: 'ice-cream-1', name: 'Malai Kulfi', hindi: 'मलाई कुल्फ़ी' },
      { id: 'ice-cream-2', name: 'Kesar Pista Kulfi', hindi: 'केसर पिस्ता कुल्फ़ी' },
      { id: 'ice-cream-3', name: 'Paan Ice Cream', hindi: 'पान आइसक्रीम' },
      { id: 'ice-cream-4', name: 'Mango Ice Cream', hindi: 'आम आइसक्रीम' },
      { id: 'ice-cream-5', name: 'Sitaphal Ice Cream', hindi: 'सीताफल आइसक्रीम' },
      { id: 'ice-cream-6', name: 'Tender Coconut' },
      { id: 'ice-cream-7', name: 'Butterscotch' },
      { id: 'ice-cream-8', name: 'Vanilla' },
      { id: 'ice-cream-9', name: 'Chocolate' },
    ],
  },
];
