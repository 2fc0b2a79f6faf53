export function downloadText(fileName: string, type: string, text: string): void {
  downloadFile(fileName, new Blob([text], { type }));
}

export function downloadFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
