import type { Produto } from '@indica-bem/domain/produto/contrato';
import {
  contarRenovacoes,
  indicarDeNovo,
  listarRenovacoes,
  recusarRenovacao,
} from '@indica-bem/domain/reposicao/chamadas';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { MOTIVOS_DE_RECUSAR, NOMES_DOS_MOTIVOS_DA_RECUSA } from '@indica-bem/domain/reposicao/renovacao';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogoComMotivo } from '../../compartilhado/atendimento/dialogo-com-motivo';
import { todosOsProdutos } from '../../compartilhado/produto/todos-os-produtos';
import { api } from '../../lib/api';
import { invalidar } from '../../lib/consultas';
import { recusaDe } from '../../lib/erros-da-api';
import { Botao } from '../../ui/botao';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { useRegra } from '../assistente/use-regra';
import { useTrava } from '../assistente/use-trava';
import { comoIndicar, corpoDaNova, enderecoDoAssistente } from './como-indicar';
import { PesoDaNova } from './peso-da-nova';
import classes from './renovacoes.module.css';

const indicaveis = (produtos: Produto[]) => produtos.filter(({ em_prescricao }) => em_prescricao === 'S');
const reler = () => invalidar(listarRenovacoes, contarRenovacoes);
/** What the wizard can mend: there the reason stands, and another choice. */
const NO_ASSISTENTE = ['PRODUTO_INDISPONIVEL', 'SO_VETERINARIO', 'FORMULA_MUDOU', 'DOSE_MUDOU'];

type AcoesProps = { renovacao: Renovacao; quem: string };

/** In one tap where nothing new has to be answered; else, or to change it, by the wizard; or no, with the reason. */
export function AcoesDaRenovacao({ renovacao, quem }: AcoesProps) {
  const { id_renovacao: id } = renovacao;
  const { data: produtos } = useQuery({ ...todosOsProdutos(), select: indicaveis });
  const [regra, trava] = [useRegra(), useTrava()];
  const [aberto, setAberto] = useState<'peso' | 'recusar' | null>(null);
  const navigate = useNavigate();
  const noAssistente = enderecoDoAssistente(renovacao);
  const como = produtos && regra ? comoIndicar(renovacao, { produtos, regra, trava }) : null;
  const envio = useEnvio({
    enviar: async (peso: number | undefined, chave) => {
      if (!como || como.modo === 'assistente' || !regra) throw new Error('não se indica em um toque');
      const body = corpoDaNova(renovacao, como.produto, regra, peso);
      return api(indicarDeNovo, { params: { id }, headers: { 'idempotency-key': chave }, body });
    },
    aoEnviar: () => {
      setAberto(null);
      avisar.ok(`Nova indicação enviada a ${quem}.`);
    },
    aoFalhar: (erro) => {
      avisarErro(erro);
      const recusa = recusaDe<typeof indicarDeNovo>(erro);
      if (recusa && NO_ASSISTENTE.includes(recusa)) void navigate(noAssistente);
    },
    aoTerminar: reler,
  });

  function indicar() {
    if (como?.modo === 'um-toque') void envio.enviar(undefined);
    else if (como?.modo === 'peso') setAberto('peso');
    else void navigate(noAssistente);
  }

  return (
    <>
      {como?.modo === 'um-toque' && como.gramas !== null && (
        <p className={classes.nota}>
          Com o peso de agora: <strong>{como.gramas} g por dia</strong>.
        </p>
      )}
      <div className={classes.acoes}>
        <Botao
          tom="mata"
          icone={<IconRefresh size={20} aria-hidden />}
          disabled={como === null}
          loading={envio.enviando}
          onClick={indicar}
        >
          Indicar de novo
        </Botao>
        <Botao para={noAssistente}>Alterar</Botao>
        <Botao tom="texto" onClick={() => setAberto('recusar')}>
          Recusar
        </Botao>
      </div>
      {aberto === 'peso' && como?.modo === 'peso' && regra && (
        <PesoDaNova
          renovacao={renovacao}
          produto={como.produto}
          regra={regra}
          enviando={envio.enviando}
          erro={envio.erro}
          enviar={(peso) => void envio.enviar(peso)}
          conferir={(peso) => void navigate(enderecoDoAssistente(renovacao, peso))}
          fechar={() => setAberto(null)}
        />
      )}
      {aberto === 'recusar' && (
        <DialogoComMotivo
          titulo="Recusar o pedido?"
          motivos={MOTIVOS}
          confirmar="Recusar pedido"
          perigo
          enviar={(porque) => api(recusarRenovacao, { params: { id }, body: porque })}
          aoEnviar={() => {
            setAberto(null);
            avisar.ok('Pedido recusado. O tutor recebe o motivo por e-mail.');
            void reler();
          }}
          fechar={() => setAberto(null)}
        >
          <p>{quem} lê o motivo e o que você escrever.</p>
        </DialogoComMotivo>
      )}
    </>
  );
}

type Motivo = (typeof MOTIVOS_DE_RECUSAR)[number];
const MOTIVOS = Object.fromEntries(
  MOTIVOS_DE_RECUSAR.map((motivo) => [motivo, NOMES_DOS_MOTIVOS_DA_RECUSA[motivo]]),
) as Record<Motivo, string>;
