import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { verDoacao, verDoacaoDasIndicacoes } from '@indica-bem/domain/doacao/chamadas';
import { progresso } from '@indica-bem/domain/doacao/regras';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { consulta } from '../lib/consultas';
import { useUsuario } from '../lib/usuario';
import { Esqueleto } from '../ui/esqueletos';
import { Ilustracao } from '../ui/ilustracao';
import classes from './cartao-da-doacao.module.css';

/** How far everybody's coupons have come towards the next wheelchair. */
export function CartaoDaDoacao() {
  const { data: doacao, isPending } = useQuery(consulta(verDoacao));
  const indica = useUsuario().tipo_usuario === 'prescritor';
  const { data: dasIndicacoes } = useQuery({ ...consulta(verDoacaoDasIndicacoes), enabled: indica });
  return (
    <Link to="/formula-do-bem" className={classes.cartao}>
      <Ilustracao nome="cadeira" largura={76} className={classes.ilustracao} />
      {doacao ? (
        <div className={classes.textos}>
          <p className={classes.linha}>
            <strong>
              {formatarInteiro(doacao.kg)} kg {doacao.kg === 1 ? 'doado' : 'doados'}
            </strong>
            <span>{formatarInteiro(doacao.faltam_kg)} kg para a próxima cadeira</span>
          </p>
          <span className={classes.trilho} aria-hidden>
            <span style={{ width: `${Math.max(2, progresso(doacao.kg).fracao * 100)}%` }} />
          </span>
          {dasIndicacoes && dasIndicacoes.kg > 0 && (
            <p className={classes.linha}>
              <span>{formatarInteiro(dasIndicacoes.kg)} kg vieram das suas indicações</span>
            </p>
          )}
        </div>
      ) : (
        <div className={classes.textos}>
          <strong>Fórmula do Bem</strong>
          {isPending ? <Esqueleto largura="70%" /> : <p>Cada cupom validado vira 1 kg de ração doado.</p>}
        </div>
      )}
    </Link>
  );
}
