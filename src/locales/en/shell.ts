/** On pages that only the browser can render, where scripts are off. */
export const WITHOUT_SCRIPTS = 'This page needs JavaScript. Please switch it on in your browser and reload.';
