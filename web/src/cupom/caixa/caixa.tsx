import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { confirmar as perguntar } from '../../ui/confirmar';
import { Pagina } from '../../ui/pagina';
import type { Estado } from './estado';
import { Etapa } from './etapa';
import { SemCaixa } from './sem-caixa';
import { useCaixa } from './use-caixa';

/** The address of another coupon is another visit to the till. */
export function TelaDoCaixa() {
  const { id_cupom } = useParams();
  const { tipo_usuario, usuario } = useUsuario();
  if (tipo_usuario === 'lojista' && usuario.tipo === 'loja_online') return <SemCaixa />;
  return <Caixa key={id_cupom ?? ''} idDoCupom={id_cupom} />;
}

const ANUNCIOS: Partial<Record<Estado['fase'], string>> = {
  consultando: 'Consultando o cupom…',
  preenchendo: 'Cupom válido. Preencha a compra.',
  confirmando: 'Confirmando o desconto…',
};

function Caixa({ idDoCupom }: { idDoCupom: string | undefined }) {
  const navigate = useNavigate();
  const { estado, dispatch, confirmar, recomecar } = useCaixa(idDoUsuario(useUsuario()), idDoCupom);
  const { fase } = estado;

  useEffect(() => vibrar(fase), [fase]);

  function lerOutro() {
    recomecar();
    if (idDoCupom) navigate('/cupom/efetivar', { replace: true });
  }

  async function desistir() {
    const texto = 'Se o envio chegou ao servidor, o cupom já está usado e aparece em Cupons efetivados.';
    if (await perguntar({ titulo: 'Sair sem saber a resposta?', texto, confirmar: 'Ler outro cupom' })) lerOutro();
  }

  const voltar: Partial<Record<Estado['fase'], boolean | (() => void)>> = {
    lendo: true,
    confirmando: false,
    'sem-resposta': desistir,
  };
  return (
    <Pagina titulo="Validar desconto" voltar={voltar[fase] ?? lerOutro}>
      <p className="so-leitor" role="status">
        {ANUNCIOS[fase]}
      </p>
      <Etapa {...{ estado, dispatch, confirmar, desistir, lerOutro }} />
    </Pagina>
  );
}

/** A short yes or a double no, for a cashier who looks at the customer. */
function vibrar(fase: Estado['fase']): void {
  // Opened by a link and not touched yet, the browser forbids it and complains.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (fase === 'preenchendo' || fase === 'recibo') navigator.vibrate?.(60);
  if (fase === 'recusado' || fase === 'sem-resposta') navigator.vibrate?.([80, 60, 80]);
}
