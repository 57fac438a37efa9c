import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import { Etiqueta } from '../ui/etiqueta';
import classes from './painel.module.css';

/** Three cards; the last adds up everybody who is registered (spec 7.1). */
export function Totais({ painel }: { painel: Painel }) {
  const { couponsGeradosTotal: gerados, prescricoesEfetivadasTotal: validados, mes } = painel;
  const cadastrados = painel.lojistasAtivosTotal + painel.tutoresAtivosTotal + painel.prescritoresPendentesTotal;
  const partes = [
    plural(painel.tutoresAtivosTotal, 'tutor', 'tutores'),
    plural(painel.prescritoresPendentesTotal, 'parceiro', 'parceiros'),
    plural(painel.lojistasAtivosTotal, 'loja', 'lojas'),
  ];
  const itens = [
    ['Cupons gerados', gerados, `+${formatarInteiro(mes.cupons)} neste mês`, 'desde o início'],
    ['Cupons validados', validados, parteDe(validados, gerados), 'cada compra conferida doa 1 kg'],
    ['Usuários cadastrados', cadastrados, plural(mes.cadastros, 'novo no mês', 'novos no mês'), partes.join(' · ')],
  ] as const;
  return (
    <dl className={classes.totais}>
      {itens.map(([nome, valor, novidade, detalhe]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>
            <strong>{formatarInteiro(valor)}</strong>
            <Etiqueta tom="ok">{novidade}</Etiqueta>
            <small>{detalhe}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const plural = (n: number, um: string, varios: string) => `${formatarInteiro(n)} ${n === 1 ? um : varios}`;
const parteDe = (parte: number, todo: number) =>
  todo === 0 ? 'nenhum gerado' : `${formatarInteiro((parte / todo) * 100)}% dos gerados`;
