import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import { linhasDoEndereco } from '@indica-bem/domain/lojista/endereco';
import { nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { descontoNaLoja, impedimentoDaEscolha } from '@indica-bem/domain/prescricao/escolha-do-tutor';
import { IconTicket } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { mensagemDe } from '../../lib/erros-da-api';
import { useVoltar } from '../../lib/voltar';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import classes from './confirmar.module.css';
import { descontoDeAgora, useEscolher } from './use-escolher';

type Escolha = { indicacao: Prescricao; loja: LojistaPublico };

export function Confirmar({ indicacao, loja }: Escolha) {
  const { escolher, aceitar, escolhendo, erro, visto } = useEscolher(indicacao, loja);
  const voltar = useVoltar();
  const { state } = useLocation();
  const impedimento = impedimentoDaEscolha(indicacao, loja);
  const [cupom] = indicacao.coupons;
  const jaEscolhida = indicacao.id_lojista === loja.id_shopkeeper && !!cupom?.id_coupon;
  const lojas = `/lojistas/${indicacao.id_prescricao}`;

  // From the store's card the tap was the decision. A reload, or the bare address, only offers it.
  const veioDaLoja = useNavigationType() === 'PUSH';
  const desconto = descontoNaLoja(indicacao, loja);
  const mudouPara = descontoDeAgora(erro);
  const pediu = useRef(false);
  useEffect(() => {
    if (!veioDaLoja || pediu.current || impedimento || jaEscolhida) return;
    pediu.current = true;
    // What stood on the card, not what was read since: the server says if it is another by now.
    const { visto: noCartao = desconto } = (state ?? {}) as { visto?: number };
    escolher(noCartao).then((desistiu) => desistiu && voltar());
  });

  if (jaEscolhida) return <Navigate to={`/cupom/ver/${cupom.id_coupon}`} replace />;
  return (
    <>
      <Cartao como="section" rotulo="Loja escolhida">
        <div className={classes.escolha}>
          <p className={classes.desconto}>
            <strong>{formatarDecimal(mudouPara ?? desconto, 2)}%</strong> de desconto
          </p>
          <div>
            <p className={classes.nome} translate="no">
              {loja.nome_fantasia}
            </p>
            <p className={classes.suave}>
              {loja.tipo === 'loja_online' ? 'Loja online' : linhasDoEndereco(loja).slice(0, 2).join(' · ')}
            </p>
          </div>
          <p className={classes.suave}>{nomeDoIndicado(indicacao)}</p>
        </div>
      </Cartao>
      {impedimento && <Aviso tom="alerta">{impedimento.mensagem}</Aviso>}
      {mudouPara !== null && visto !== null && (
        <Aviso tom="alerta" titulo="O desconto mudou">
          Nesta loja, antes eram <strong>{formatarDecimal(visto, 2)}%</strong>; agora são{' '}
          <strong>{formatarDecimal(mudouPara, 2)}%</strong>. Nenhuma troca foi gasta.
        </Aviso>
      )}
      {erro && mudouPara === null && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
      <div className={classes.acoes}>
        {!impedimento && (
          <Botao
            tom="principal"
            icone={<IconTicket size={22} aria-hidden />}
            loading={escolhendo}
            onClick={() => (mudouPara === null ? void escolher(desconto) : aceitar(mudouPara))}
          >
            {mudouPara === null ? 'Gerar cupom' : `Gerar com ${formatarDecimal(mudouPara, 2)}%`}
          </Botao>
        )}
        <Botao para={lojas}>Ver outras lojas</Botao>
      </div>
    </>
  );
}
