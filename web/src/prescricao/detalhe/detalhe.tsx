import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Calculo, SemDose } from '@indica-bem/domain/dose/contrato';
import { energiaCorrigida } from '@indica-bem/domain/dose/energia-corrigida';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { VENCIDA } from '@indica-bem/domain/prescricao/regras';
import type { Especie } from '@indica-bem/domain/produto/regras';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { NomeDoProduto } from '../../compartilhado/produto/nome-do-produto';
import { useUsuario } from '../../lib/usuario';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import { ehVeterinario } from '../eh-veterinario';
import { EtiquetaDeStatus } from '../etiqueta-de-status';
import { EtiquetaDoCupom } from '../etiqueta-do-cupom';
import { CorrigirNomes } from '../nomes';
import { PetDaIndicacao } from '../pet-da-indicacao';
import { CartaoDaQuantidade } from '../quantidade/cartao-da-quantidade';
import { SemQuantidade } from '../quantidade/sem-quantidade';
import { AcoesDoParceiro } from './acoes-do-parceiro';
import { AcoesDoTutor } from './acoes-do-tutor';
import { Anotacoes } from './anotacoes';
import classes from './detalhe.module.css';
import { RacaoDaIndicacao } from './racao-da-indicacao';
import { respostasDoPet } from './respostas-do-pet';

/** A recommendation as the role sees it; goes inside a `Pagina`. */
export function Detalhe({ prescricao }: { prescricao: Prescricao }) {
  const { tipo_usuario: papel } = useUsuario();
  const { calculo, sem_dose, product } = prescricao;
  return (
    <div className={classes.moldura}>
      <div className={classes.colunas} data-uma={!(calculo || sem_dose) || undefined}>
        <div className={classes.coluna}>
          <Produto prescricao={prescricao} />
          {papel === 'prescritor' && <AcoesDoParceiro prescricao={prescricao} />}
          {papel === 'tutor' && <AcoesDoTutor prescricao={prescricao} />}
          {papel === 'tutor' && passou(prescricao) && <RacaoDaIndicacao id={prescricao.id_prescricao} />}
          {papel === 'tutor' && <PetDaIndicacao prescricao={prescricao} />}
        </div>
        {(calculo || sem_dose) && (
          <div className={classes.quantidade}>
            {energiaCorrigida(calculo, product) && <EnergiaCorrigida papel={papel} />}
            <Quantidade calculo={calculo} semDose={sem_dose} especie={product?.especie ?? 'cao'} />
          </div>
        )}
        <div className={classes.coluna}>
          {(papel === 'prescritor' || papel === 'tutor') && product && (
            <Botao
              fullWidth
              icone={<IconPrinter size={20} aria-hidden />}
              para={`/indicacao/codigo/${prescricao.id_prescricao}/imprimir`}
            >
              Imprimir indicação nutricional
            </Botao>
          )}
          <Pessoas prescricao={prescricao} papel={papel} />
          <Anotacoes prescricao={prescricao} editavel={papel === 'prescritor' && prescricao.id_tutor === null} />
          <Loja prescricao={prescricao} />
        </div>
      </div>
    </div>
  );
}

function EnergiaCorrigida({ papel }: { papel: Papel }) {
  if (papel !== 'prescritor' && papel !== 'tutor') return null;
  return (
    <Aviso tom="alerta">
      {papel === 'prescritor'
        ? 'A energia deste alimento foi corrigida depois desta indicação: confira a quantidade e indique de novo, se preciso.'
        : 'A energia deste alimento foi corrigida depois desta indicação. Converse com quem indicou sobre a quantidade.'}
    </Aviso>
  );
}

type QuantidadeProps = { calculo: Calculo | null; semDose: SemDose | null | undefined; especie: Especie };

/** As it was issued; what it warns of is said to a vet in one way, to everybody else in another. */
function Quantidade({ calculo, semDose, especie }: QuantidadeProps) {
  const paraVeterinario = ehVeterinario(useUsuario());
  if (calculo) return <CartaoDaQuantidade quantidade={calculo} especie={especie} paraVeterinario={paraVeterinario} />;
  return semDose && <SemQuantidade motivo={semDose.motivo} especie={especie} paraVeterinario={paraVeterinario} />;
}

/** Bought with, or over: what comes next is another one. */
const passou = ({ data_ativacao, status }: Prescricao) => data_ativacao !== null || status === VENCIDA;

function Produto({ prescricao }: { prescricao: Prescricao }) {
  const { product, codigo_prescricao, status, data } = prescricao;
  return (
    <Cartao como="section" rotulo="Produto indicado">
      <EtiquetaDeStatus status={status} />
      <div className={classes.produto}>
        <FotoDoProduto caminho={product?.imagem_caminho} altura={150} />
        <div className={classes.sobre}>
          <h2 className={classes.nome}>
            {product ? <NomeDoProduto produto={product} /> : (prescricao.titulo_especifico ?? 'Indicação sem produto')}
          </h2>
          {codigo_prescricao && (
            <p className={classes.codigo}>
              <span>Código</span> <strong translate="no">{formatarCodigo(codigo_prescricao)}</strong>
            </p>
          )}
          {product && <Link to={`/produto/ver/${product.id_produto}`}>Sobre este alimento</Link>}
        </div>
      </div>
      <div className={classes.fatos}>
        <Fatos itens={[['Data', isoParaBr(data)]]} />
      </div>
    </Cartao>
  );
}

function Pessoas({ prescricao, papel }: { prescricao: Prescricao; papel: Papel }) {
  const { tutor, tutor_nome, pet_nome, prescriber, email, telefone, peso_pet } = prescricao;
  return (
    <Cartao como="section">
      <h2 className={classes.titulo}>Tutor e pet</h2>
      <Fatos
        forma="linhas"
        itens={[
          ['Tutor', tutor?.nome ?? (tutor_nome ? `${tutor_nome} (ainda não resgatou)` : 'Ainda não resgatou')],
          ['Pet', pet_nome],
          ['Telefone', telefone],
          ['E-mail', email],
          ['Peso do pet', peso_pet === null ? null : formatarPeso(peso_pet)],
          ...respostasDoPet(prescricao),
          ['Indicado por', prescriber && quemIndicou(prescriber)],
        ]}
      />
      {papel === 'tutor' && <CorrigirNomes prescricao={prescricao} />}
    </Cartao>
  );
}

function Loja({ prescricao: { shopkeeper, coupons, observacao_lojista } }: { prescricao: Prescricao }) {
  const cupom = coupons[0];
  if (!shopkeeper || !cupom) return null;
  return (
    <Cartao como="section">
      <h2 className={classes.titulo}>Loja e cupom</h2>
      <Fatos
        forma="linhas"
        itens={[
          ['Loja', shopkeeper.nome_fantasia],
          ['Desconto', `${formatarDecimal(cupom.desconto, 2)}%`],
          ['Validade', isoParaBr(cupom.data_validade)],
          ['Compra', cupom.data_efetivacao && isoParaBr(cupom.data_efetivacao)],
          ['Situação', <EtiquetaDoCupom key="situacao" situacao={cupom.situacao} />],
          ['Observação da loja', observacao_lojista],
        ]}
      />
    </Cartao>
  );
}

function quemIndicou({ nome, nome_fantasia }: NonNullable<Prescricao['prescriber']>): string {
  return nome_fantasia ? `${nome} · ${nome_fantasia}` : nome;
}
