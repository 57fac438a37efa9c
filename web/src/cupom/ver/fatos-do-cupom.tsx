import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { formatarDecimal, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import { desfazerVenda } from '@indica-bem/domain/estorno/chamadas';
import { nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { EstornarCompra } from '../../compartilhado/estorno/estornar-compra';
import { usePode } from '../../lib/pode';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import { ObservacaoDaLoja } from '../observacao';
import { NotaDoCupom } from './nota-do-cupom';

/** The same coupon for the store and the team: facts, never the QR (spec 3.5). */
export function FatosDoCupom({ cupom, papel }: { cupom: Cupom; papel: Papel }) {
  const { prescrition: indicacao } = cupom;
  const pode = usePode();
  return (
    <>
      <Cartao como="section" rotulo="Cupom">
        <Fatos
          forma="linhas"
          itens={[
            ['Código', formatarCodigo(cupom.codigo_coupon)],
            ['Desconto', `${formatarDecimal(cupom.desconto, 2)}%`],
            ['Válido até', isoParaBr(cupom.data_validade)],
            ['Loja', cupom.shopkeeper.nome_fantasia],
            ['Produto', nomeDoIndicado(indicacao)],
            ['Tutor', indicacao.tutor?.nome],
            ['CPF', indicacao.tutor?.cpf],
            ['Parceiro', indicacao.prescriber?.nome],
            ['Validado em', cupom.data_efetivacao && isoParaBr(cupom.data_efetivacao)],
            ['Funcionário', cupom.nome_funcionario],
            ['Embalagem', cupom.peso && formatarPeso(cupom.peso)],
            ['Valor da compra', dinheiro(cupom.valor)],
            ['Desconto concedido', dinheiro(cupom.valorDescontado)],
            ['Valor recebido', dinheiro(cupom.valorRecebido)],
            ['Observação da loja', papel === 'indicabem' ? indicacao.observacao_lojista : null],
          ]}
        />
      </Cartao>
      {cupom.situacao === 'efetivado' && <NotaDoCupom cupom={cupom} papel={papel} />}
      {papel === 'lojista' && cupom.situacao === 'efetivado' && (
        <ObservacaoDaLoja idDaIndicacao={indicacao.id_prescricao} inicial={indicacao.observacao_lojista} />
      )}
      {papel === 'lojista' && cupom.situacao === 'ativo' && (
        <Botao tom="principal" para={`/cupom/efetivar/${cupom.id_coupon}`}>
          Validar este cupom
        </Botao>
      )}
      {pode(desfazerVenda) && cupom.situacao === 'efetivado' && <EstornarCompra compra={cupom} />}
      {papel === 'indicabem' && <Botao para={`/indicacao/codigo/${indicacao.id_prescricao}`}>Ver indicação</Botao>}
    </>
  );
}

function dinheiro(reais: number | null): string | null {
  return reais === null ? null : formatarReais(reaisParaCentavos(reais));
}
