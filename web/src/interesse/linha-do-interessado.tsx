import { diaDoMomento } from '@indica-bem/domain/brasil/momento';
import { ehCelular } from '@indica-bem/domain/brasil/telefone';
import type { Interessado } from '@indica-bem/domain/interesse/contrato';
import { ROTULO_DA_SITUACAO, ROTULO_DO_INTERESSE } from '@indica-bem/domain/interesse/regras';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { linkDoWhatsApp } from '../lib/whatsapp';
import { Etiqueta } from '../ui/etiqueta';
import { AcaoDaLinha } from '../ui/lista/acao-da-linha';
import { Linha } from '../ui/lista/linha';
import { oQueE, saudacao, TONS_DA_SITUACAO } from './palavras';

/** The row leads to the whole of it; what was written is seen as far as there is room. */
export function LinhaDoInteressado({ interessado }: { interessado: Interessado }) {
  const { id, nome, tipo, cidade, uf, situacao, mensagem, criado_em, repetido_em, vezes, telefone } = interessado;
  const quando = repetido_em ? `${diaDoMomento(repetido_em)}, ${vezes}ª vez` : diaDoMomento(criado_em);
  return (
    <Linha
      titulo="h2"
      link={{ to: `/interessados/ver/${id}` }}
      nome={nome}
      abrir="abrir o pedido"
      detalhe={[ROTULO_DO_INTERESSE[tipo], oQueE(interessado), `${cidade}, ${uf}`].join(' · ')}
      notas={
        <>
          <Etiqueta tom={TONS_DA_SITUACAO[situacao]}>{ROTULO_DA_SITUACAO[situacao]}</Etiqueta>
          <span>{mensagem ? `${quando} · ${mensagem}` : quando}</span>
        </>
      }
      acao={
        ehCelular(telefone) && (
          <AcaoDaLinha
            nome="WhatsApp"
            rotulo={`WhatsApp: escrever a ${nome}`}
            icone={<IconBrandWhatsapp size={22} aria-hidden />}
            href={linkDoWhatsApp(telefone, saudacao(interessado))}
          />
        )
      }
    />
  );
}
