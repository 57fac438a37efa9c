import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { contarUsuarios } from '@indica-bem/domain/conta/chamadas';
import { desfazerImportacao, listarImportacoes, verImportacao } from '@indica-bem/domain/importacao/chamadas';
import type { Importacao } from '@indica-bem/domain/importacao/contrato';
import { type QueSeDesfaz, quantasDo, seDesfaz } from '@indica-bem/domain/importacao/desfazer';
import { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import { listarPrescritores } from '@indica-bem/domain/prescritor/chamadas';
import { listarTutores } from '@indica-bem/domain/tutor/chamadas';
import { IconArrowBackUp } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { consultas, invalidar } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import { confirmar } from '../../ui/confirmar';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

const DEPOIS: Record<QueSeDesfaz, string> = {
  'cadastro-tutor': 'sai do cadastro, e os convites enviados deixam de valer',
  'cadastro-prescritor': 'sai do cadastro, e os convites enviados deixam de valer',
  'cadastro-lojista': 'sai do cadastro, e os convites enviados deixam de valer',
  'cupons-online': 'sai do estoque da loja',
  'prescricoes-online': 'deixa de existir; códigos impressos voltam a ficar livres',
};

const perguntaDe = (tipo: QueSeDesfaz, quantas: number) => ({
  titulo: `Desfazer a importação de ${quantasDo(tipo, quantas)}?`,
  texto: `Tudo o que este arquivo gravou ${DEPOIS[tipo]}. Se algo já foi usado, nada muda. O arquivo pode ser enviado de novo depois.`,
  confirmar: 'Desfazer importação',
  perigo: true,
});

/** 'Desfeita em 10/03/2026, 12:00, por Olga' */
export const desfeita = ({ desfeita_em, desfeita_por }: Pick<Importacao, 'desfeita_em' | 'desfeita_por'>): string =>
  `Desfeita em ${momentoCompleto(desfeita_em ?? '')}, por ${desfeita_por ?? 'alguém da equipe'}`;

export function DesfazerImportacao({ importacao }: { importacao: Importacao }) {
  const { id_importacao: id, tipo, aceitas } = importacao;
  const params = { id };
  const envio = useEnvio({
    enviar: () => api(desfazerImportacao, { params, demorado: true }),
    aoEnviar: (agora) => {
      consultas.setQueryData([verImportacao, { params }], agora);
      avisar.ok('Importação desfeita');
    },
    aoFalhar: avisarErro,
    aoTerminar: () => invalidar(listarImportacoes, listarTutores, listarPrescritores, listarLojistas, contarUsuarios),
  });
  async function desfazer() {
    if (seDesfaz(tipo) && (await confirmar(perguntaDe(tipo, aceitas)))) envio.enviar();
  }
  return (
    <Botao
      tom="texto"
      icone={<IconArrowBackUp size={20} aria-hidden />}
      loading={envio.enviando}
      onClick={() => void desfazer()}
    >
      Desfazer importação
    </Botao>
  );
}
