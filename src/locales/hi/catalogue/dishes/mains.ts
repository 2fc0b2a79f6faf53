import { inHindi } from '#src/catalogue/dishes/in-hindi.ts';
import { MAINS as ENGLISH } from '#src/catalogue/dishes/mains.ts';

export const MAINS = inHindi(ENGLISH, {
  paneer: { name: 'पनीर के व्यंजन', short: 'पनीर', line: 'दावत की शान' },
  'aloo-bhindi': { name: 'आलू और भिंडी', short: 'आलू-भिंडी', line: 'घर जैसा स्वाद' },
  'vegetable-saag': { name: 'सब्ज़ी और साग', short: 'सब्ज़ी-साग', line: 'हरा-भरा स्वाद' },
  rice: { name: 'चावल और पुलाव', short: 'चावल', line: 'खिले-खिले दाने' },
  dal: { name: 'दाल', short: 'दाल', line: 'धीमी आँच पर पकी' },
  'indian-bread': { name: 'रोटी और नान', short: 'रोटी-नान', line: 'सीधे तंदूर से' },
});
