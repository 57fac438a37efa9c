import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { acoesDoTutor, nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../lib/consultas';
import { Botao } from '../ui/botao';
import { Ilustracao } from '../ui/ilustracao';
import classes from './destaque-do-tutor.module.css';

/** The newest recommendation that still waits for a purchase, one tap from the discount. Without one, nothing. */
export function DestaqueDoTutor() {
  const { data } = useQuery(consulta('GET /prescritions', { query: { limite: 10 } }));
  const indicacao = data?.prescritions.find(aberta);
  if (!indicacao) return null;

  const [cupom] = indicacao.coupons;
  const { idDoCupom } = acoesDoTutor(indicacao);
  const desconto = cupom?.desconto ?? indicacao.desconto_especifico;
  const com = desconto ? `${formatarDecimal(desconto, 2)}%` : 'desconto';
  return (
    <section className={classes.destaque} aria-labelledby="destaque">
      <div className={classes.textos}>
        <p className={classes.chamada}>{cupom ? 'Seu cupom está pronto' : 'Nova indicação para você'}</p>
        <h2 id="destaque" className={classes.nome}>
          {nomeDoIndicado(indicacao)}
        </h2>
        <p className={classes.quem}>
          {cupom
            ? `${com} na ${indicacao.shopkeeper?.nome_fantasia ?? 'loja escolhida'}`
            : `${indicacao.prescriber?.nome ?? 'Um parceiro'} indicou para o seu pet`}
        </p>
        <Botao tom="principal" para={idDoCupom ? `/cupom/ver/${idDoCupom}` : `/lojistas/${indicacao.id_prescricao}`}>
          {idDoCupom ? 'Ver cupom' : `Comprar com ${com}`}
        </Botao>
      </div>
      <Ilustracao nome={doGato(indicacao) ? 'gato' : 'cao'} largura={150} className={classes.pet} />
    </section>
  );
}

function aberta({ data_ativacao, coupons }: Prescricao): boolean {
  const [cupom] = coupons;
  return data_ativacao === null && (cupom === undefined || cupom.situacao === 'ativo');
}

function doGato({ product, animal_especifico }: Prescricao): boolean {
  return product?.especie === 'gatos' || animal_especifico === 'Gato';
}
