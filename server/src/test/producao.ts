/** The least that production asks for. */
export const PRODUCAO = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://indicabem@banco/indicabem',
  PUBLIC_URL: 'https://indicabem.example.com',
  SMTP_URL: 'smtps://correio.example.com',
  MAIL_FROM: 'Indica Bem <nao-responda@indicabem.example.com>',
};
