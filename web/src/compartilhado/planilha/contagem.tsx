import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import classes from './contagem.module.css';

type ContagemProps = {
  aceitas: number;
  repetidas: number;
  recusadas: number;
  /** 'prontas para enviar' before, 'gravadas' after. */
  aceitasSao: string;
};

export function Contagem({ aceitas, repetidas, recusadas, aceitasSao }: ContagemProps) {
  const itens = [
    { nome: aceitasSao, valor: aceitas, tom: 'ok' },
    { nome: 'já existiam', valor: repetidas, tom: undefined },
    { nome: 'com problema', valor: recusadas, tom: recusadas > 0 ? 'erro' : undefined },
  ];
  return (
    <dl className={classes.contagem}>
      {itens.map(({ nome, valor, tom }) => (
        <div key={nome} data-tom={tom}>
          <dt>{nome}</dt>
          <dd>{formatarInteiro(valor)}</dd>
        </div>
      ))}
    </dl>
  );
}
