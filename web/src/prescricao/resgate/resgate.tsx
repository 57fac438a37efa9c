import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { FormularioDoCodigo } from '../../compartilhado/indicacao/formulario-do-codigo';
import { Pagina } from '../../ui/pagina';
import classes from './resgate.module.css';

export function Resgate() {
  return (
    <Pagina titulo="Tenho um código" subtitulo="Resgate a indicação que você recebeu." largura="estreita">
      <FormularioDoCodigo botao="Resgatar indicação" />
      <p className={classes.ajuda}>
        O código tem 8 letras e números e vem do parceiro que indicou o alimento do seu pet. Recebeu um link por e‑mail
        ou WhatsApp? Basta abri-lo: ele já traz o código.
      </p>
      <BannerDaPagina pagina="nova-indicacao" />
    </Pagina>
  );
}
