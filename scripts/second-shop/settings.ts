/** A shop that has nothing of the demonstration's: another name, city and numbers, a landline, no Instagram, a media host. */
export const SECOND_SHOP: Readonly<Record<string, string>> = {
  VITE_NAME: 'Mangal Wedding House',
  VITE_NAME_HINDI: 'मंगल',
  VITE_TAGLINE: 'From the first rasm to the vidaai',
  VITE_TAGLINE_HINDI: 'पहली रस्म से विदाई तक',
  VITE_SITE_URL: 'https://www.mangal.example',
  VITE_MEDIA_BASE: 'https://media.mangal.example',
  VITE_PHONE: '+919312345678',
  VITE_LANDLINE: '+91 731 234 5678',
  VITE_EMAIL: 'namaste@mangal.example',
  VITE_CITY: 'Indore',
  VITE_CITY_HINDI: 'इंदौर',
  VITE_HOURS: 'Monday to Saturday, 11 am to 7 pm IST',
  VITE_HOURS_HINDI: 'सोमवार से शनिवार, सुबह 11 से शाम 7 बजे तक (IST)',
  VITE_FACEBOOK: 'https://www.facebook.com/mangalindore',
  VITE_FIREBASE_PROJECT_ID: 'demo-mangal',
  VITE_FIREBASE_API_KEY: 'mangal-key',
};
