import type { DishCategory } from './category.ts';

export const LIVE: readonly DishCategory[] = [
  {
    id: 'chaat',
    name: 'Chaat',
    short: 'Chaat',
    hindi: 'चाट',
    diet: 'veg',
    dishes: [
      { id: 'chaat-1', name: 'Pani Puri', hindi: 'पानी पूरी' },
      { id: 'chaat-2', name: 'Dahi Bhalla', hindi: 'दही भल्ला' },
      { id: 'chaat-3', name: 'Papdi Chaat', hindi: 'पापड़ी चाट' },
      { id: 'chaat-4', name: 'Aloo Tikki Chaat', hindi: 'आलू टिक्की चाट' },
      { id: 'chaat-5', name: 'Raj Kachori', hindi: 'राज कचौरी' },
    ],
  },
  {
    id: 'chaat-counter',
    name: 'Chaat Counter',
    short: 'Chaat Counter',
    hindi: 'चाट काउंटर',
    diet: 'veg',
    dishes: [
      { id: 'chaat-counter-1', name: 'Sev Puri', hindi: 'सेव पूरी' },
      { id: 'chaat-counter-2', name: 'Bhel Puri', hindi: 'भेल पूरी' },
      { id: 'chaat-counter-3', name: 'Ragda Pattice', hindi: 'रगड़ा पैटीस' },
      { id: 'chaat-counter-4', name: 'Samosa Chaat', hindi: 'समोसा चाट' },
      { id: 'chaat-counter-5', name: 'Palak Patta Chaat', hindi: 'पालक पत्ता चाट' },
      { id: 'chaat-counter-6', name: 'Moong Dal Cheela', hindi: 'मूंग दाल चीला' },
      { id: 'chaat-counter-7', name: 'Pav Bhaji', hindi: 'पाव भाजी' },
    ],
  },
  {
    id: 'south-indian',
    name: 'South Indian',
    short: 'South Indian',
    hindi: 'दक्षिण भारतीय',
    diet: 'veg',
    dishes: [
      { id: 'south-indian-1', name: 'Masala Dosa', hindi: 'मसाला डोसा' },
      { id: 'south-indian-2', name: 'Idli Sambar', hindi: 'इडली सांभर' },
      { id: 'south-indian-3', name: 'Medu Vada', hindi: 'मेदू वड़ा' },
      { id: 'south-indian-4', name: 'Onion Uttapam', hindi: 'प्याज़ उत्तपम' },
    ],
  },
  {
    id: 'desserts',
    name: 'Desserts',
    short: 'Desserts',
    hindi: 'मीठा',
    diet: 'veg',
    dishes: [
      { id: 'dessert-1', name: 'Kesar Jalebi', hindi: 'केसर जलेबी' },
      { id: 'dessert-2', name: 'Imarti', hindi: 'इमरती' },
      { id: 'dessert-3', name: 'Kulfi Falooda', hindi: 'कुल्फ़ी फ़ालूदा' },
      { id: 'dessert-4', name: 'Daulat ki Chaat', hindi: 'दौलत की चाट' },
      { id: 'dessert-5', name: 'Sizzling Brownie' },
      { id: 'dessert-6', name: 'Belgian Waffles' },
    ],
  },
];
