import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import {
  acoesDoTutor,
  avisoDaLojaPerdida,
  ESCOLHER_SEM_GASTO,
  nomeDoIndicado,
} from '@indica-bem/domain/prescricao/acoes-do-tutor';
import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import { Ilustracao } from '../../ui/ilustracao';
import { AvisoDePrazo } from './aviso-de-prazo';
import classes from './destaque-do-tutor.module.css';

/** The newest recommendation that still waits for a purchase, one tap from the discount. */
export function DestaqueDoTutor() {
  const { data, isPending } = useQuery(consulta(listarPrescricoes, { query: { limite: 10 } }));
  if (isPending) return null;
  const indicacao = data?.prescritions.find(aberta);
  if (!indicacao) return <NadaEmAberto leu={data !== undefined} />;

  const { idDoCupom, semGasto } = acoesDoTutor(indicacao);
  if (semGasto) return <LojaPerdida indicacao={indicacao} />;
  const [cupom] = indicacao.coupons;
  const desconto = cupom?.desconto ?? indicacao.desconto_especifico;
  const com = desconto ? `${formatarDecimal(desconto, 2)}%` : 'desconto';
  return (
    <>
      <AvisoDePrazo indicacoes={data?.prescritions ?? []} />
      <section className={classes.destaque} aria-labelledby="destaque">
        <div className={classes.textos}>
          <p className={classes.chamada}>{cupom ? 'Seu cupom está pronto' : 'Nova indicação para você'}</p>
          <h2 id="destaque" className={classes.nome}>
            {nomeDoIndicado(indicacao)}
          </h2>
          <p className={classes.quem}>
            {cupom
              ? `${com} na ${indicacao.shopkeeper?.nome_fantasia ?? 'loja escolhida'}`
              : `${indicacao.prescriber?.nome ?? 'Um parceiro'} indicou para ${indicacao.pet_nome ?? 'o seu pet'}`}
          </p>
          <Botao tom="principal" para={idDoCupom ? `/cupom/ver/${idDoCupom}` : `/lojistas/${indicacao.id_prescricao}`}>
            {idDoCupom ? 'Ver cupom' : `Comprar com ${com}`}
          </Botao>
        </div>
        <Ilustracao nome={doGato(indicacao) ? 'gato' : 'cao'} largura={150} className={classes.pet} />
      </section>
    </>
  );
}

/** The store left or is suspended: before anything else, another one. */
function LojaPerdida({ indicacao }: { indicacao: Prescricao }) {
  return (
    <section className={classes.destaque} aria-labelledby="destaque">
      <div className={classes.textos}>
        <p className={classes.chamada}>{avisoDaLojaPerdida(indicacao)?.titulo}</p>
        <h2 id="destaque" className={classes.nome}>
          {nomeDoIndicado(indicacao)}
        </h2>
        <p className={classes.quem}>O seu desconto continua em outra loja.</p>
        <Botao tom="principal" para={`/lojistas/${indicacao.id_prescricao}`}>
          {ESCOLHER_SEM_GASTO}
        </Botao>
      </div>
      <Ilustracao nome={doGato(indicacao) ? 'gato' : 'cao'} largura={150} className={classes.pet} />
    </section>
  );
}

/** As tall as a recommendation: what stands below does not move when the answer comes. */
function NadaEmAberto({ leu }: { leu: boolean }) {
  return (
    <section className={classes.destaque} aria-labelledby="destaque">
      <div className={classes.textos}>
        <p className={classes.chamada}>{leu ? 'Nenhuma indicação em aberto' : 'Não conseguimos ler agora'}</p>
        <h2 id="destaque" className={classes.nome}>
          Suas indicações aparecem aqui
        </h2>
        <p className={classes.quem}>
          {leu ? 'Recebeu um código de um parceiro? É só digitar.' : 'Confira sua conexão e tente pela lista.'}
        </p>
        {leu ? (
          <Botao tom="principal" para="/prescricoes/nova">
            Tenho um código
          </Botao>
        ) : (
          <Botao para="/prescricoes">Abrir a lista</Botao>
        )}
      </div>
      <Ilustracao nome="cao" largura={150} className={classes.pet} />
    </section>
  );
}

function aberta({ status, data_ativacao, coupons, loja_que_saiu }: Prescricao): boolean {
  if (loja_que_saiu) return status !== VENCIDA;
  const [cupom] = coupons;
  return data_ativacao === null && status !== VENCIDA && (cupom === undefined || cupom.situacao === 'ativo');
}

function doGato({ product, animal_especifico }: Prescricao): boolean {
  return product?.especie === 'gatos' || animal_especifico === 'Gato';
}
