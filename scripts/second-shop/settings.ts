/**
 * A shop that has nothing of the demonstration's: another name, city and numbers, a landline, no Instagram, a media host. Its keys
 * and links are made up and as long as Google's, as its build has to stay within the budgets.
 */
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
  VITE_LEGAL_NAME: 'Mangal Events LLP',
  VITE_LEGAL_ADDRESS: '4 MG Road, Indore 452001, Madhya Pradesh',
  VITE_BRANCHES: '9 Station Road, Ujjain 456001; 21 Ring Road, Dewas 455001',
  VITE_GRIEVANCE_NAME: 'Rohit Verma',
  VITE_GRIEVANCE_ROLE: 'Partner',
  VITE_GRIEVANCE_ROLE_HINDI: 'साझेदार',
  VITE_GRIEVANCE_EMAIL: 'shikayat@mangal.example',
  VITE_GRIEVANCE_PHONE: '+91 731 234 5679',
  VITE_CANCEL_DAYS: '45',
  VITE_REFUND_DAYS: '10',
  VITE_UPI_ID: 'mangal@okbank',
  VITE_GSTIN: '23AAGFM7383J1ZZ',
  VITE_FSSAI: '11400000000000',
  VITE_FACEBOOK: 'https://www.facebook.com/mangalindore',
  VITE_YOUTUBE: 'https://www.youtube.com/@mangalweddinghouseindore',
  VITE_MAP_LINK: 'https://maps.app.goo.gl/made-up-TalrsM29ga',
  VITE_MAP_EMBED:
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3680.2648915372!2d75.8577258147!3d22.7195687285!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x552390ace153ea02%3A0x32a8291067050494!2sMangal%20Wedding%20House%2C%20MG%20Road%2C%20Indore%2C%20Madhya%20Pradesh%20452001!5e0!3m2!1sen!2sin!4v1764161333314!5m2!1sen!2sin',
  VITE_CARD_DETAILS_FORM:
    'https://docs.google.com/forms/d/e/made-up-pcmgfmqSWstSqkNh5brTo21oKpdaZPNtriSPvMUC6j7Or/viewform',
  VITE_CATERING_FOLDER: 'https://drive.google.com/drive/folders/made-up-J1Bkkz7T3hSiXLBwoh6MdHmB?usp=sharing',
  VITE_ALBUMS_FOLDER: 'https://drive.google.com/drive/folders/made-up-cnVnN8zSMfL2xYsCdZPi4Ny5?usp=sharing',
  VITE_FIREBASE_PROJECT_ID: 'demo-mangal',
  VITE_FIREBASE_API_KEY: 'made-up-key-5URYX45jqRO25g3uK5kbAAegiuE',
  VITE_FIREBASE_APP_ID: '1:286217702346:web:396b943081cb9ce32f602a',
};
