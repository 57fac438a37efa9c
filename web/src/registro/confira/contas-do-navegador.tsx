import { MARCA } from '@indica-bem/domain/marca';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { mensagemDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import pagina from '../transparencia.module.css';
import { usePergunta } from '../use-pergunta';
import type { Conferencia, Conferivel } from './conferencias';
import classes from './confira.module.css';

const ICONES = {
  confere: IconCircleCheck,
  'nao-confere': IconAlertTriangle,
  'sem-meios': IconHelpCircle,
  espera: IconClock,
} as const;

/** The sums one by one as they are done, and what they come to. */
export function ContasDoNavegador({ dados }: { dados: Conferivel }) {
  const [feitas, setFeitas] = useState<Conferencia[]>([]);
  const conta = usePergunta(async () => {
    setFeitas([]);
    const { conferirTudo } = await import('./conferencias');
    return conferirTudo(dados, (feita) => setFeitas((antes) => [...antes, feita]));
  });
  const tentou = conta.resposta !== undefined || conta.erro !== undefined;
  return (
    <div className={classes.painel}>
      <h3>Refazer as contas</h3>
      {feitas.length === 0 && (
        <p>
          Um toque, e este aparelho confere a assinatura, a soma, e se algo mudou desde ontem ou desde a sua última
          visita.
        </p>
      )}
      <ol className={classes.feitas}>
        {feitas.map(({ oQue, como, frase }) => {
          const Icone = ICONES[como];
          return (
            <li key={oQue} data-como={como}>
              <Icone size={24} aria-hidden />
              <div>
                <strong>{oQue}</strong>
                <p>{frase}</p>
              </div>
            </li>
          );
        })}
      </ol>
      {conta.resposta && <Veredito feitas={conta.resposta} />}
      {conta.erro && <Aviso tom="alerta">Não deu para terminar: {mensagemDe(conta.erro)}</Aviso>}
      <button
        type="button"
        className={pagina.botao}
        data-forte
        aria-busy={conta.andando}
        onClick={() => conta.perguntar(undefined)}
      >
        {conta.andando ? 'Conferindo…' : tentou ? 'Conferir de novo' : 'Conferir agora'}
      </button>
    </div>
  );
}

function Veredito({ feitas }: { feitas: Conferencia[] }) {
  if (feitas.some(({ como }) => como === 'nao-confere'))
    return (
      <Aviso tom="erro" titulo="Algo não confere">
        Guarde uma imagem desta tela e escreva para {MARCA.email}: um erro assim não pode passar sem explicação.
      </Aviso>
    );
  if (feitas.some(({ como }) => como === 'sem-meios'))
    return (
      <Aviso tom="info" titulo="O que este navegador sabe conferir, confere">
        Para o resto, abra esta página num navegador mais novo.
      </Aviso>
    );
  return (
    <Aviso tom="ok" titulo="Tudo confere">
      As contas foram feitas neste aparelho, com o que qualquer pessoa pode baixar.
    </Aviso>
  );
}
