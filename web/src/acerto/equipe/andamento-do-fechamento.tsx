import { verEmAberto, verFechamento } from '@indica-bem/domain/acerto/chamadas';
import type { Fechamento } from '@indica-bem/domain/acerto/formas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { consulta, invalidar } from '../../lib/consultas';
import { Aviso } from '../../ui/aviso';
import { BarraDeAndamento } from '../../ui/barra-de-andamento';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { avisar } from '../../ui/toasts';
import { lerAcertosDeNovo } from '../ler-de-novo';
import { comMaiuscula, quantas } from '../reais';
import classes from './fechamento.module.css';
import { useFecharMes } from './use-fechar-mes';

type AndamentoProps = {
  fechamento: Fechamento;
  aoPedir: (fechamento: Fechamento) => void;
  aoConcluir: () => void;
};

const INTERVALO = 800;
/** A store takes seconds at most; by then the server, too, lets somebody ask again. */
const PARADO_DEPOIS = 75_000;

/** The server works on its own: leaving the page stops nothing, and whoever comes later sees how far it is. */
export function AndamentoDoFechamento({ fechamento, aoPedir, aoConcluir }: AndamentoProps) {
  const { mes } = fechamento;
  const { data = fechamento, dataUpdatedAt } = useQuery({
    ...consulta(verFechamento, { params: { mes } }),
    initialData: fechamento,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.estado === 'em_andamento' && INTERVALO,
  });
  const concluir = useEffectEvent(async () => {
    await Promise.all([lerAcertosDeNovo(), invalidar(verEmAberto)]);
    avisar.ok(`${comMaiuscula(nomeDoMes(mes))} fechado: ${quantas(data.acertos, 'acerto', 'acertos')}.`);
    aoConcluir();
  });
  useEffect(() => {
    if (data.estado === 'concluido') void concluir();
  }, [data.estado]);
  const parado = useParado(data.feitas, dataUpdatedAt);
  if (data.estado === 'falhou' || parado) return <Parou fechamento={data} aoPedir={aoPedir} />;
  return (
    <Cartao como="section" rotulo="Fechamento em andamento">
      <h2>Fechando {nomeDoMes(mes)}</h2>
      <div className={classes.andamento}>
        <BarraDeAndamento
          rotulo="Lojas vistas"
          feitas={data.feitas}
          total={data.lojas}
          dizer={`${formatarInteiro(data.feitas)} de ${quantas(data.lojas, 'loja', 'lojas')}`}
        />
      </div>
      <p>
        <strong>{formatarInteiro(data.feitas)}</strong> de {quantas(data.lojas, 'loja', 'lojas')},{' '}
        {quantas(data.acertos, 'acerto feito', 'acertos feitos')}
      </p>
      <p className={classes.detalhe}>Pode sair desta página: o fechamento continua sozinho.</p>
    </Cartao>
  );
}

/** True while nothing moves: who worked on it may be gone. */
function useParado(feitas: number, agora: number): boolean {
  const [andou, setAndou] = useState({ feitas, em: agora });
  if (andou.feitas !== feitas) setAndou({ feitas, em: agora });
  return andou.feitas === feitas && agora - andou.em > PARADO_DEPOIS;
}

function Parou({ fechamento: { mes, feitas, lojas }, aoPedir }: Omit<AndamentoProps, 'aoConcluir'>) {
  const { continuar, enviando } = useFecharMes(mes, aoPedir);
  return (
    <Aviso tom="erro" titulo={`O fechamento de ${nomeDoMes(mes)} parou antes do fim`}>
      <p>
        Foram vistas {formatarInteiro(feitas)} de {quantas(lojas, 'loja', 'lojas')}. O que foi fechado está certo;
        continue das que faltam.
      </p>
      <div className={classes.acoes}>
        <Botao icone={<IconRefresh size={20} aria-hidden />} loading={enviando} onClick={continuar}>
          Continuar
        </Botao>
      </div>
    </Aviso>
  );
}
