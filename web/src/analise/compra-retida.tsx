import { liberarCompra } from '@indica-bem/domain/analise/chamadas';
import type { CompraEmAnalise } from '@indica-bem/domain/analise/contrato';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import { fraseDaRegra } from '@indica-bem/domain/doacao/velocidade';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import cartao from '../compartilhado/estorno/cartao-do-estorno.module.css';
import { DialogoDeFrase } from '../compartilhado/estorno/dialogo-de-frase';
import { EstornarCompra } from '../compartilhado/estorno/estornar-compra';
import { api } from '../lib/api';
import { consultas } from '../lib/consultas';
import { Botao } from '../ui/botao';
import { Cartao } from '../ui/cartao';
import { Etiqueta } from '../ui/etiqueta';
import { Fatos } from '../ui/fatos';
import { avisar } from '../ui/toasts';
import classes from './analise.module.css';

const LEITURAS: Record<string, string> = {
  qr: 'QR na tela do tutor',
  numero: 'Código e número da tela',
  cpf: 'Código e final do CPF',
  codigo: 'Só o código',
  arquivo: 'Arquivo de baixa',
};

export function CompraRetida({ compra }: { compra: CompraEmAnalise }) {
  return (
    <Cartao como="li">
      <div className={cartao.cabeca}>
        <div>
          <h2>{compra.loja}</h2>
          <p className={cartao.detalhe}>
            <Link to={`/cupom/ver/${compra.id_coupon}`}>{formatarCodigo(compra.codigo_coupon)}</Link>
          </p>
        </div>
        {compra.pedido_aberto && <Etiqueta tom="alerta">A loja pediu o estorno</Etiqueta>}
      </div>
      <ul className={classes.regras} aria-label="Por que espera">
        {compra.regras.map((regra) => (
          <li key={regra}>
            <IconAlertTriangle size={20} aria-hidden /> {fraseDaRegra(regra)}
          </li>
        ))}
      </ul>
      <Fatos
        itens={[
          ['Compra', formatarReais(reaisParaCentavos(compra.valor))],
          ['Embalagem', formatarPeso(compra.peso)],
          ['Quando', momentoCompleto(compra.efetivado_em)],
          ['Funcionário', compra.nome_funcionario],
          ['Parceiro', compra.parceiro],
          ['Tutor', compra.tutor],
          ['Leitura', compra.leitura && (LEITURAS[compra.leitura] ?? compra.leitura)],
        ]}
      />
      <div className={cartao.acoes}>
        <Liberar compra={compra} />
        <EstornarCompra compra={compra} />
      </div>
    </Cartao>
  );
}

function Liberar({ compra: { id_coupon: id, vez, loja, codigo_coupon } }: { compra: CompraEmAnalise }) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Botao
        tom="mata"
        icone={<IconCheck size={20} aria-hidden />}
        aria-label={`Liberar a compra do cupom ${formatarCodigo(codigo_coupon)}`}
        onClick={() => setAberto(true)}
      >
        Liberar
      </Botao>
      {aberto && (
        <DialogoDeFrase
          titulo="Liberar esta compra?"
          rotulo="Por que ela está certa"
          obrigatoria
          confirmar="Liberar"
          enviar={(motivo) => api(liberarCompra, { params: { id }, body: { vez, motivo: motivo ?? '' } })}
          aoEnviar={() => {
            setAberto(false);
            avisar.ok('Compra liberada. O quilo foi doado.');
            void consultas.invalidateQueries();
          }}
          fechar={() => setAberto(false)}
        >
          <p>O quilo da compra na {loja} passa a contar como doado.</p>
        </DialogoDeFrase>
      )}
    </>
  );
}
