import { codigoValido, lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { mensagemDe } from '../../lib/erros-da-api';
import { useGuardarRascunho, useRascunho } from '../../lib/use-rascunho';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { Pagina } from '../../ui/pagina';
import { CampoDoCodigo } from '../campo-do-codigo';
import { LerCartao } from '../ler-cartao';
import classes from './resgate.module.css';
import { useResgatar } from './use-resgatar';

const ONDE = 'resgate';

/** A code typed by hand, from a card or a printed sheet; the QR of a printed card brings it along. */
export function Resgate() {
  const resgate = useResgatar();
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
    <Pagina titulo="Tenho um código" subtitulo="Cadastre a indicação que você recebeu." largura="estreita">
      <BannerDaPagina pagina="nova-indicacao" />
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
          Cadastrar
        </BotaoDeEnvio>
      </form>
      <p className={classes.ajuda}>
        O código tem 8 letras e números e vem do parceiro que indicou o alimento do seu pet. Recebeu um link por e-mail
        ou WhatsApp? Basta abri-lo: ele já traz o código.
      </p>
    </Pagina>
  );
}
