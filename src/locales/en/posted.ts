export const POSTED = {
  sending: 'Sending…',
  sent: { title: 'Thank you. We have your message.', line: 'We will write or call you back.' },
  failed: {
    title: 'Your message could not be sent.',
    line: 'Everything you typed is still here. Check your network and press Send again, or send it on WhatsApp.',
    whatsapp: 'Send it on WhatsApp',
  },
} as const;
