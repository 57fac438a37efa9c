import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import type { MeuQuilo } from '@indica-bem/domain/registro/contrato-dos-meus-quilos';
import { SEM_CIDADE } from '@indica-bem/domain/registro/folha';
import { nomeDaCidade } from '@indica-bem/domain/registro/nome-da-cidade';
import { IconShieldCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { peca } from '../../lib/peca';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { Etiqueta } from '../../ui/etiqueta';
import { naoAbriu } from '../../ui/nao-abriu';
import { BaixarComprovante } from './baixar-comprovante';
import classes from './meus-quilos.module.css';

const Conferencia = peca(
  () => import('./conferencia').then((m) => m.Conferencia),
  naoAbriu,
  <EsqueletoDeLista linhas={1} altura={96} />,
);

const numero = (n: number) => `nº ${formatarInteiro(n)}`;

/** One purchase: which kilogram it became, or why it is none yet, or no longer. */
export function CartaoDoQuilo({ quilo }: { quilo: MeuQuilo }) {
  const { n, situacao, produto, loja, data, pet } = quilo;
  return (
    <Cartao como="li">
      <div className={classes.cabeca}>
        <strong className={classes.numero}>{tituloDo(quilo)}</strong>
        <Selo situacao={situacao} />
      </div>
      <p className={classes.frase}>{fraseDo(quilo)}</p>
      <p className={classes.compra}>
        {[nomeEmUmaLinha(produto ?? 'Indicação específica'), pet && `para ${pet}`, loja, isoParaBr(data)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {n !== null && <Provas quilo={{ ...quilo, n }} />}
    </Cartao>
  );
}

function Provas({ quilo }: { quilo: MeuQuilo & { n: number } }) {
  const [aberta, setAberta] = useState(false);
  const resultado = useId();
  const qual = numero(quilo.n);
  return (
    <>
      <div className={classes.acoes}>
        <Botao
          tom={quilo.situacao === 'registrado' ? 'mata' : 'secundario'}
          icone={<IconShieldCheck size={20} aria-hidden />}
          aria-label={`Conferir o quilo ${qual}`}
          aria-expanded={aberta}
          aria-controls={resultado}
          onClick={() => setAberta(!aberta)}
        >
          Conferir
        </Botao>
        <BaixarComprovante n={quilo.n} />
      </div>
      <div id={resultado} hidden={!aberta}>
        {aberta && <Conferencia quilo={quilo} />}
      </div>
    </>
  );
}

function Selo({ situacao }: Pick<MeuQuilo, 'situacao'>) {
  switch (situacao) {
    case 'registrado':
      return <Etiqueta tom="ok">Registrado</Etiqueta>;
    case 'a_registrar':
      return <Etiqueta tom="laranja">A caminho</Etiqueta>;
    case 'em_analise':
      return <Etiqueta tom="alerta">Em conferência</Etiqueta>;
    case 'estornado':
      return <Etiqueta>Estornado</Etiqueta>;
  }
}

function tituloDo({ situacao, n }: MeuQuilo): string {
  if (n === null) return situacao === 'estornado' ? 'Compra estornada' : '1 kg de ração';
  return situacao === 'estornado' ? `Quilo ${numero(n)}` : `Seu quilo é o ${numero(n)}`;
}

function fraseDo({ situacao, n, estorno, cidade, mes }: MeuQuilo): string {
  switch (situacao) {
    case 'registrado':
      return `${nomeDaCidade(cidade ?? SEM_CIDADE)}, ${nomeDoMes(mes ?? '')}.`;
    case 'a_registrar':
      return 'Ele entra no registro público em instantes.';
    case 'em_analise':
      return 'A equipe está conferindo esta compra. Depois disso, o quilo entra no registro.';
    case 'estornado':
      if (n === null) return 'A compra foi desfeita antes de virar doação.';
      return estorno === null
        ? `A compra foi desfeita, e o quilo ${numero(n)} sai da conta em instantes.`
        : `A compra foi desfeita, e a linha ${numero(estorno)} tirou o quilo ${numero(n)} da conta.`;
  }
}
