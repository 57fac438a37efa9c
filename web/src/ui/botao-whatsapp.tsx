import { ehCelular } from '@indica-bem/domain/brasil/telefone';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { linkDoWhatsApp } from '../lib/whatsapp';
import { Botao } from './botao';

type BotaoWhatsAppProps = { telefone?: string | null; texto?: string; children?: string; fullWidth?: boolean };

/** Without a phone, WhatsApp asks whom to send to; to a landline nobody writes. */
export function BotaoWhatsApp({ telefone, texto, children = 'WhatsApp', fullWidth }: BotaoWhatsAppProps) {
  if (telefone && !ehCelular(telefone)) return null;
  return (
    <Botao
      tom="mata"
      fullWidth={fullWidth}
      href={linkDoWhatsApp(telefone, texto)}
      icone={<IconBrandWhatsapp size={22} aria-hidden />}
    >
      {children}
    </Botao>
  );
}
