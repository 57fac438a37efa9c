import { ehCelular } from '@indica-bem/domain/brasil/telefone';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { BLOQUEADA, ENCERRADA, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { IconBrandWhatsapp, IconMailForward, IconRepeat } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { textoDoConvite } from '../../compartilhado/indicacao/convite';
import { enderecoDoProduto } from '../../compartilhado/indicacao/endereco-do-produto';
import { paraQuem } from '../../compartilhado/indicacao/para-quem';
import { useReenviar } from '../../compartilhado/indicacao/use-reenviar';
import { linkDoWhatsApp } from '../../lib/whatsapp';
import { AcaoDaLinha } from '../../ui/lista/acao-da-linha';

/** The one act of a row, and what it left to say: to reach the tutor again while there is something to buy; after it, the same food once more. */
export function useAcaoDoParceiro(indicacao: Prescricao): { acao: ReactNode; nota: string | null } {
  const { email, telefone, hash, product, data_ativacao, status } = indicacao;
  const { reenviar, enviando, reenviada, esgotado } = useReenviar(indicacao);
  const quem = paraQuem(indicacao);
  if (status === BLOQUEADA || status === ENCERRADA) return { acao: null, nota: null };
  if (data_ativacao !== null || status === VENCIDA) {
    const repetir = product?.em_prescricao === 'S' && (
      <AcaoDaLinha
        nome="Repetir"
        rotulo={`Repetir a ração de ${quem} em outra indicação`}
        icone={<IconRepeat size={22} aria-hidden />}
        para={enderecoDoProduto(product)}
      />
    );
    return { acao: repetir || null, nota: null };
  }
  if (email) {
    const acao = (
      <AcaoDaLinha
        nome="Reenviar"
        rotulo={`Reenviar a ${quem} por e-mail`}
        icone={<IconMailForward size={22} aria-hidden />}
        ocupado={enviando}
        porque={esgotado ? 'Já foi reenviada 3 vezes hoje' : null}
        onClick={() => void reenviar()}
      />
    );
    return { acao, nota: esgotado ? 'reenviada 3 vezes hoje' : reenviada ? 'reenviada agora' : null };
  }
  const whatsapp = hash && telefone && ehCelular(telefone) && (
    <AcaoDaLinha
      nome="WhatsApp"
      rotulo={`WhatsApp: lembrar ${quem}`}
      icone={<IconBrandWhatsapp size={22} aria-hidden />}
      href={linkDoWhatsApp(telefone, textoDoConvite(indicacao))}
    />
  );
  return { acao: whatsapp || null, nota: null };
}
