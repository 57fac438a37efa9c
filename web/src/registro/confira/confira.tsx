import type { verTransparencia } from '@indica-bem/domain/registro/chamadas';
import { IconFileText, IconLink, IconWritingSign } from '@tabler/icons-react';
import type { RespostaDe } from '../../lib/tipos-da-api';
import type { Conferivel } from './conferencias';
import { ConferirCodigo } from './conferir-codigo';
import classes from './confira.module.css';
import { ContasDoNavegador } from './contas-do-navegador';
import { ParaIrAFundo } from './para-ir-a-fundo';
import { ProcurarQuilo } from './procurar-quilo';

const COMO_FUNCIONA = [
  {
    Icone: IconFileText,
    titulo: 'Uma linha para cada quilo',
    texto: 'Toda compra entra num registro público com número, mês e cidade. O nome de ninguém aparece.',
  },
  {
    Icone: IconLink,
    titulo: 'Uma linha presa na outra',
    texto: 'Todas juntas dão um código único. Mudar, trocar ou apagar uma só linha muda o código.',
  },
  {
    Icone: IconWritingSign,
    titulo: 'Assinado todos os dias',
    texto: 'Assinamos esse código e as lojas o recebem todo mês. Quem guardou um antigo percebe qualquer mudança.',
  },
];

type Dados = RespostaDe<typeof verTransparencia>;

/** Why nobody has to believe us, in plain words, and the sums themselves. */
export function Confira({ dados }: { dados: Dados | undefined }) {
  return (
    <section className={classes.confira} aria-labelledby="confira">
      <header>
        <h2 id="confira" tabIndex={-1}>
          Confira
        </h2>
        <p>Você não precisa acreditar na nossa palavra. O seu próprio aparelho pode refazer as contas.</p>
      </header>
      <ul className={classes.como}>
        {COMO_FUNCIONA.map(({ Icone, titulo, texto }) => (
          <li key={titulo}>
            <Icone size={26} aria-hidden />
            <h3>{titulo}</h3>
            <p>{texto}</p>
          </li>
        ))}
      </ul>
      {dados && temMarco(dados) && (
        <>
          <div className={classes.contas}>
            <ContasDoNavegador dados={dados} />
            <ProcurarQuilo marco={dados.marco} />
          </div>
          <ConferirCodigo marco={dados.marco} />
          <ParaIrAFundo marco={dados.marco} />
        </>
      )}
      {dados?.marco === null && (
        <p className={classes.nada}>Há o que conferir assim que o primeiro quilo entrar no registro.</p>
      )}
    </section>
  );
}

const temMarco = (dados: Dados): dados is Conferivel => dados.marco !== null;
