import { codigoValido, lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { mensagemDe } from '../../lib/erros-da-api';
import { useGuardarRascunho, useRascunho } from '../../lib/use-rascunho';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { CampoDoCodigo } from './campo-do-codigo';
import classes from './formulario-do-codigo.module.css';
import { LerCartao } from './ler-cartao';
import { useResgatar } from './use-resgatar';

const ONDE = 'resgate';

type FormularioDoCodigoProps = {
  botao: string /** The page around it has more to say than this form. */;
  fica?: boolean;
};

/** A code typed by hand, from a card or a printed sheet; the QR of a printed card brings it along. */
export function FormularioDoCodigo({ botao, fica = false }: FormularioDoCodigoProps) {
  const resgate = useResgatar({ fica });
  const [busca] = useSearchParams();
  const rascunho = useRascunho<string>(ONDE);
  const [codigo, setCodigo] = useState(rascunho ?? lerCodigo(busca.get('codigo') ?? ''));
  useGuardarRascunho(ONDE, codigo || null);
  const [erroLocal, setErro] = useState('');
  const erro = resgate.erro ? mensagemDe(resgate.erro) : erroLocal;

  function aoDigitar(texto: string) {
    setCodigo(texto);
    setErro('');
    resgate.esquecerErro();
  }

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    // A code that cannot exist does not cost one of the tries.
    if (!codigoValido(codigo)) return setErro(codigo ? 'Código inválido.' : 'Preencha o código');
    setErro('');
    resgate.enviar({ codigo: lerCodigo(codigo) });
  }

  return (
    <form className={classes.form} onSubmit={enviar} noValidate>
      <CampoDoCodigo
        label="Código da indicação"
        classNames={{ input: classes.codigo ?? '' }}
        value={codigo}
        onChange={aoDigitar}
        onBlur={() => !codigo && setErro('Preencha o código')}
        error={erro || undefined}
      />
      <LerCartao aoLer={aoDigitar} />
      <BotaoDeEnvio faltam={codigo ? [] : ['código']} enviando={resgate.enviando}>
        {botao}
      </BotaoDeEnvio>
    </form>
  );
}
