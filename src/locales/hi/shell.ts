export const WITHOUT_SCRIPTS = 'इस पेज के लिए JavaScript चाहिए। कृपया इसे ब्राउज़र में चालू करके पेज फिर से खोलें।';
